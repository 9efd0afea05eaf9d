-- The small shop as the baseline has it, with a customer, a visitor, a basket and two orders: what later migrations must keep.
insert into "brand" ("id", "code", "xml_id", "name", "sort", "country", "description", "palette", "seo", "founded") select "id", "code", "xml_id", "name", "sort", "country", "description", "palette", "seo", "founded" from json_populate_recordset(null::"brand", '[
{"id":1,"code":"les","xml_id":"les","name":"Лес","sort":100,"country":"Россия","description":"<p>Бренд</p>","palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"},"seo":{"meta_title":"Лес","page_title":"Лес","description":"","meta_filter":"","meta_keywords":"","meta_description":"Лес"},"founded":null},
{"id":2,"code":"pole","xml_id":"pole","name":"Поле","sort":500,"country":"Россия","description":"<p>Бренд</p>","palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"},"seo":{"meta_title":"Поле","page_title":"Поле","description":"","meta_filter":"","meta_keywords":"","meta_description":"Поле"},"founded":null}
]');
insert into "coupon" ("code", "percent", "expires_at", "amount", "minimum", "is_first_order_only", "is_once_per_customer", "uses_left") select "code", "percent", "expires_at", "amount", "minimum", "is_first_order_only", "is_once_per_customer", "uses_left" from json_populate_recordset(null::"coupon", '[
{"code":"ЛЕТО","percent":10,"expires_at":null,"amount":null,"minimum":0,"is_first_order_only":false,"is_once_per_customer":false,"uses_left":null},
{"code":"ЗИМА","percent":50,"expires_at":"2020-01-01T00:00:00+00:00","amount":null,"minimum":0,"is_first_order_only":false,"is_once_per_customer":false,"uses_left":null}
]');
insert into "customer" ("id", "login", "email", "phone", "password_hash", "first_name", "second_name", "last_name", "groups", "mindbox", "bonus_card", "bonus_balance", "created_at", "email_confirmed_at", "registration_form", "stock_emails", "auto_order_emails") select "id", "login", "email", "phone", "password_hash", "first_name", "second_name", "last_name", "groups", "mindbox", "bonus_card", "bonus_balance", "created_at", "email_confirmed_at", "registration_form", "stock_emails", "auto_order_emails" from json_populate_recordset(null::"customer", '[
{"id":2,"login":"boris","email":"","phone":null,"password_hash":"scrypt:11t4OH_iXsxYGx-6UVbN4A:CTq8yD-oFfJh8AvtI5Od7H8gVmlnPpvHcuburYjnRMk","first_name":"Борис","second_name":"","last_name":"","groups":["customer"],"mindbox":false,"bonus_card":null,"bonus_balance":0,"created_at":"2026-11-21T07:34:07.664+00:00","email_confirmed_at":null,"registration_form":"","stock_emails":true,"auto_order_emails":true},
{"id":1,"login":"anna@example.ru","email":"anna@example.ru","phone":"79220000001","password_hash":"scrypt:PlIE2X7weGA2C4Z4zFKxaw:L8jRioBJ89u0-NmDNYopgMYFH_wXK-5H9HW8jpDScMc","first_name":"Анна","second_name":"","last_name":"Лесная","groups":["customer"],"mindbox":false,"bonus_card":null,"bonus_balance":500,"created_at":"2026-11-21T07:34:07.664+00:00","email_confirmed_at":"2026-11-21T07:34:07.664+00:00","registration_form":"","stock_emails":true,"auto_order_emails":true}
]');
insert into "delivery_service" ("id", "type", "name", "description", "sort") select "id", "type", "name", "description", "sort" from json_populate_recordset(null::"delivery_service", '[
{"id":1,"type":"courier","name":"Курьер","description":"","sort":100},
{"id":2,"type":"pickup","name":"Самовывоз","description":"","sort":200},
{"id":3,"type":"fast_pickup","name":"Быстрый самовывоз","description":"","sort":300}
]');
insert into "location" ("id", "code", "sort", "name", "type", "parent_id", "country_id", "region_id", "city_id") select "id", "code", "sort", "name", "type", "parent_id", "country_id", "region_id", "city_id" from json_populate_recordset(null::"location", '[
{"id":1,"code":"","sort":100,"name":"Россия","type":"COUNTRY","parent_id":0,"country_id":1,"region_id":0,"city_id":0},
{"id":66,"code":"","sort":100,"name":"Свердловская область","type":"REGION","parent_id":1,"country_id":1,"region_id":0,"city_id":0},
{"id":2201,"code":"","sort":100,"name":"Екатеринбург","type":"CITY","parent_id":66,"country_id":1,"region_id":66,"city_id":2201},
{"id":3001,"code":"","sort":100,"name":"Кольцово","type":"VILLAGE","parent_id":2201,"country_id":1,"region_id":66,"city_id":2201},
{"id":2210,"code":"","sort":200,"name":"Пермь","type":"CITY","parent_id":1,"country_id":1,"region_id":0,"city_id":2210}
]');
insert into "offer_group" ("id", "property_code", "property_name") select "id", "property_code", "property_name" from json_populate_recordset(null::"offer_group", '[
{"id":1,"property_code":"ves","property_name":"Вес"}
]');
insert into "pay_system" ("id", "name", "description", "sort", "is_cash", "delivery_types", "acquirers") select "id", "name", "description", "sort", "is_cash", "delivery_types", "acquirers" from json_populate_recordset(null::"pay_system", '[
{"id":1,"name":"При получении","description":"","sort":1,"is_cash":true,"delivery_types":["courier","pickup","fast_pickup"],"acquirers":[]},
{"id":2,"name":"Наличными курьеру","description":"","sort":2,"is_cash":true,"delivery_types":["courier"],"acquirers":[]}
]');
insert into "pickup_service" ("id", "name", "marker", "sort") select "id", "name", "marker", "sort" from json_populate_recordset(null::"pickup_service", '[
{"id":1,"name":"Заповедник","marker":"/pictures/marker/1.svg","sort":1},
{"id":2,"name":"Посылка","marker":"/pictures/marker/2.svg","sort":2}
]');
insert into "property" ("id", "code", "name", "sort") select "id", "code", "name", "sort" from json_populate_recordset(null::"property", '[
{"id":1,"code":"brend","name":"Бренд","sort":100},
{"id":2,"code":"ves","name":"Вес","sort":200}
]');
insert into "property_value" ("id", "property_id", "code", "value", "sort", "animal") select "id", "property_id", "code", "value", "sort", "animal" from json_populate_recordset(null::"property_value", '[
{"id":1,"property_id":1,"code":"les","value":"Лес","sort":100,"animal":null},
{"id":2,"property_id":1,"code":"pole","value":"Поле","sort":200,"animal":null},
{"id":3,"property_id":2,"code":"1_kg","value":"1 кг","sort":100,"animal":null},
{"id":4,"property_id":2,"code":"3_kg","value":"3 кг","sort":200,"animal":null}
]');
insert into "sale" ("id", "code", "name") select "id", "code", "name" from json_populate_recordset(null::"sale", '[
{"id":1,"code":"osen","name":"Осень"}
]');
insert into "section" ("id", "parent_id", "code", "unique_code", "name", "sort", "description", "illustration", "seo", "animal") select "id", "parent_id", "code", "unique_code", "name", "sort", "description", "illustration", "seo", "animal" from json_populate_recordset(null::"section", '[
{"id":11,"parent_id":10,"code":"korm","unique_code":"tovary_dlya_sobak/korm","name":"Корм для собак","sort":500,"description":"","illustration":{"seed":1,"animal":"dog","shapes":[],"palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"}},"seo":{"meta_title":"Корм для собак","page_title":"Корм для собак","description":"","meta_filter":"","meta_keywords":"","meta_description":"Корм для собак"},"animal":null},
{"id":12,"parent_id":10,"code":"igrushki","unique_code":"tovary_dlya_sobak/igrushki","name":"Игрушки для собак","sort":500,"description":"","illustration":{"seed":1,"animal":"dog","shapes":[],"palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"}},"seo":{"meta_title":"Игрушки для собак","page_title":"Игрушки для собак","description":"","meta_filter":"","meta_keywords":"","meta_description":"Игрушки для собак"},"animal":null},
{"id":10,"parent_id":null,"code":"tovary_dlya_sobak","unique_code":"tovary_dlya_sobak","name":"Товары для собак","sort":500,"description":"","illustration":{"seed":1,"animal":"dog","shapes":[],"palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"}},"seo":{"meta_title":"Товары для собак","page_title":"Товары для собак","description":"","meta_filter":"","meta_keywords":"","meta_description":"Товары для собак"},"animal":"dog"},
{"id":20,"parent_id":null,"code":"tovary_dlya_koshek","unique_code":"tovary_dlya_koshek","name":"Товары для кошек","sort":500,"description":"","illustration":{"seed":1,"animal":"dog","shapes":[],"palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"}},"seo":{"meta_title":"Товары для кошек","page_title":"Товары для кошек","description":"","meta_filter":"","meta_keywords":"","meta_description":"Товары для кошек"},"animal":"dog"}
]');
insert into "section_tag" ("section_id", "url", "name", "sort") select "section_id", "url", "name", "sort" from json_populate_recordset(null::"section_tag", '[
{"section_id":10,"url":"/catalog/tovary_dlya_sobak/filter/brend-is-les/apply/","name":"Корм «Лес»","sort":500}
]');
insert into "short_uri" ("uri", "short_uri") select "uri", "short_uri" from json_populate_recordset(null::"short_uri", '[
{"uri":"/catalog/korm/","short_uri":"/catalog/tovary_dlya_sobak/korm/"}
]');
insert into "city" ("id", "location_id", "code", "name", "sort", "subdomain", "is_rc", "genitive", "prepositional", "prepositional_bare", "dative", "phone_shop", "phone_business", "parent_city", "in_shops_list", "fast_pickup_mode", "fast_pickup", "region", "street", "postal_code", "yandex_search_id", "contacts", "time_zone", "latitude", "longitude") select "id", "location_id", "code", "name", "sort", "subdomain", "is_rc", "genitive", "prepositional", "prepositional_bare", "dative", "phone_shop", "phone_business", "parent_city", "in_shops_list", "fast_pickup_mode", "fast_pickup", "region", "street", "postal_code", "yandex_search_id", "contacts", "time_zone", "latitude", "longitude" from json_populate_recordset(null::"city", '[
{"id":1,"location_id":2201,"code":"ekaterinburg","name":"Екатеринбург","sort":1,"subdomain":null,"is_rc":true,"genitive":"города","prepositional":"в городе","prepositional_bare":"городе","dative":"городу","phone_shop":"","phone_business":"","parent_city":null,"in_shops_list":true,"fast_pickup_mode":true,"fast_pickup":true,"region":"","street":"","postal_code":"","yandex_search_id":"","contacts":{"CONTACTS__INN":"","CONTACTS__KPP":"","CONTACTS__BANK":"","CONTACTS__OGRN":"","CONTACTS__EMAIL":"","CONTACTS__PHONE":"","CONTACTS__ADDRESS":"","CONTACTS__ZOOSPRAVKA":"","CONTACTS__ADDRESS__LEGAL":"","CONTACTS__NAME_OF_LEGAL_ENTITY":""},"time_zone":"Asia/Yekaterinburg","latitude":null,"longitude":null},
{"id":2,"location_id":2210,"code":"perm","name":"Пермь","sort":2,"subdomain":"perm","is_rc":true,"genitive":"города","prepositional":"в городе","prepositional_bare":"городе","dative":"городу","phone_shop":"","phone_business":"","parent_city":null,"in_shops_list":true,"fast_pickup_mode":false,"fast_pickup":false,"region":"","street":"","postal_code":"","yandex_search_id":"","contacts":{"CONTACTS__INN":"","CONTACTS__KPP":"","CONTACTS__BANK":"","CONTACTS__OGRN":"","CONTACTS__EMAIL":"","CONTACTS__PHONE":"","CONTACTS__ADDRESS":"","CONTACTS__ZOOSPRAVKA":"","CONTACTS__ADDRESS__LEGAL":"","CONTACTS__NAME_OF_LEGAL_ENTITY":""},"time_zone":"Asia/Yekaterinburg","latitude":null,"longitude":null}
]');
insert into "delivery_offer" ("service_id", "location_id", "price", "free_from", "days_from", "days_to_choose", "intervals", "lift_price", "included_weight", "price_per_kilogram", "cut_off") select "service_id", "location_id", "price", "free_from", "days_from", "days_to_choose", "intervals", "lift_price", "included_weight", "price_per_kilogram", "cut_off" from json_populate_recordset(null::"delivery_offer", '[
{"service_id":1,"location_id":2201,"price":15000,"free_from":300000,"days_from":1,"days_to_choose":3,"intervals":["10:00–14:00","14:00–18:00"],"lift_price":20000,"included_weight":null,"price_per_kilogram":0,"cut_off":null},
{"service_id":2,"location_id":2201,"price":0,"free_from":null,"days_from":1,"days_to_choose":0,"intervals":[],"lift_price":null,"included_weight":null,"price_per_kilogram":0,"cut_off":null},
{"service_id":3,"location_id":2201,"price":0,"free_from":null,"days_from":0,"days_to_choose":0,"intervals":[],"lift_price":null,"included_weight":null,"price_per_kilogram":0,"cut_off":null},
{"service_id":1,"location_id":2210,"price":15000,"free_from":300000,"days_from":1,"days_to_choose":3,"intervals":["10:00–14:00","14:00–18:00"],"lift_price":20000,"included_weight":null,"price_per_kilogram":0,"cut_off":null},
{"service_id":2,"location_id":2210,"price":0,"free_from":null,"days_from":2,"days_to_choose":0,"intervals":[],"lift_price":null,"included_weight":null,"price_per_kilogram":0,"cut_off":null}
]');
insert into "pickup_point" ("id", "service_id", "location_id", "name", "address", "latitude", "longitude", "phone", "schedule", "cost", "delivery_time", "hands_out", "fast_pickup", "sort") select "id", "service_id", "location_id", "name", "address", "latitude", "longitude", "phone", "schedule", "cost", "delivery_time", "hands_out", "fast_pickup", "sort" from json_populate_recordset(null::"pickup_point", '[
{"id":1,"service_id":1,"location_id":2201,"name":"Магазин на Ленина","address":"ул. Ленина, 5","latitude":56.84,"longitude":60.61,"phone":"","schedule":"ежедневно 9:00–21:00","cost":0,"delivery_time":"завтра","hands_out":true,"fast_pickup":true,"sort":500},
{"id":2,"service_id":2,"location_id":2201,"name":"Пункт на Мира","address":"ул. Мира, 8","latitude":56.84,"longitude":60.61,"phone":"","schedule":"ежедневно 9:00–21:00","cost":5000,"delivery_time":"завтра","hands_out":true,"fast_pickup":false,"sort":500},
{"id":3,"service_id":2,"location_id":2210,"name":"Пункт в Перми","address":"ул. Сибирская, 1","latitude":56.84,"longitude":60.61,"phone":"","schedule":"ежедневно 9:00–21:00","cost":0,"delivery_time":"завтра","hands_out":true,"fast_pickup":false,"sort":500}
]');
insert into "product" ("id", "code", "name", "section_id", "brand_id", "offer_group_id", "offer_value", "offer_sort", "article", "bar_code", "preview_text", "detail_text", "base_price", "discount_price", "is_new", "ucenka", "pack_quantity", "is_prescription", "weight", "bonus_in", "kilbil_type_sale", "popularity", "sort", "season", "pictures", "illustration", "seo", "is_merchandise", "content", "price_unit") select "id", "code", "name", "section_id", "brand_id", "offer_group_id", "offer_value", "offer_sort", "article", "bar_code", "preview_text", "detail_text", "base_price", "discount_price", "is_new", "ucenka", "pack_quantity", "is_prescription", "weight", "bonus_in", "kilbil_type_sale", "popularity", "sort", "season", "pictures", "illustration", "seo", "is_merchandise", "content", "price_unit" from json_populate_recordset(null::"product", '[
{"id":1,"code":"korm_les_1","name":"Корм для собак «Лес» с лососем, 1 кг","section_id":11,"brand_id":1,"offer_group_id":1,"offer_value":"1 кг","offer_sort":1,"article":"A-1","bar_code":"4600000000001","preview_text":"Корм для собак «Лес» с лососем, 1 кг","detail_text":"<p>Корм для собак «Лес» с лососем, 1 кг</p>","base_price":100000,"discount_price":90000,"is_new":false,"ucenka":[],"pack_quantity":null,"is_prescription":false,"weight":1000,"bonus_in":5,"kilbil_type_sale":null,"popularity":10,"sort":500,"season":null,"pictures":1,"illustration":{"seed":1,"size":"m","brand":"Лес","label":["Корм для собак «Лес» с лососем, 1 кг"],"shape":"bag","animal":"dog","palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"}},"seo":{"meta_title":"Корм для собак «Лес» с лососем, 1 кг","page_title":"Корм для собак «Лес» с лососем, 1 кг","description":"","meta_filter":"","meta_keywords":"","meta_description":"Корм для собак «Лес» с лососем, 1 кг"},"is_merchandise":false,"content":null,"price_unit":null},
{"id":2,"code":"korm_les_3","name":"Корм для собак «Лес» с лососем, 3 кг","section_id":11,"brand_id":1,"offer_group_id":1,"offer_value":"3 кг","offer_sort":2,"article":"A-2","bar_code":"4600000000002","preview_text":"Корм для собак «Лес» с лососем, 3 кг","detail_text":"<p>Корм для собак «Лес» с лососем, 3 кг</p>","base_price":250000,"discount_price":225000,"is_new":false,"ucenka":[],"pack_quantity":null,"is_prescription":false,"weight":3000,"bonus_in":5,"kilbil_type_sale":null,"popularity":20,"sort":500,"season":null,"pictures":1,"illustration":{"seed":2,"size":"m","brand":"Лес","label":["Корм для собак «Лес» с лососем, 3 кг"],"shape":"bag","animal":"dog","palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"}},"seo":{"meta_title":"Корм для собак «Лес» с лососем, 3 кг","page_title":"Корм для собак «Лес» с лососем, 3 кг","description":"","meta_filter":"","meta_keywords":"","meta_description":"Корм для собак «Лес» с лососем, 3 кг"},"is_merchandise":false,"content":null,"price_unit":null},
{"id":3,"code":"pashtet_pole","name":"Паштет «Поле» с уткой","section_id":11,"brand_id":2,"offer_group_id":null,"offer_value":"","offer_sort":0,"article":"A-3","bar_code":"4600000000003","preview_text":"Паштет «Поле» с уткой","detail_text":"<p>Паштет «Поле» с уткой</p>","base_price":10000,"discount_price":10000,"is_new":true,"ucenka":[],"pack_quantity":6,"is_prescription":false,"weight":85,"bonus_in":5,"kilbil_type_sale":null,"popularity":30,"sort":500,"season":"autumn","pictures":1,"illustration":{"seed":3,"size":"m","brand":"Лес","label":["Паштет «Поле» с уткой"],"shape":"bag","animal":"dog","palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"}},"seo":{"meta_title":"Паштет «Поле» с уткой","page_title":"Паштет «Поле» с уткой","description":"","meta_filter":"","meta_keywords":"","meta_description":"Паштет «Поле» с уткой"},"is_merchandise":false,"content":null,"price_unit":null},
{"id":4,"code":"myachik_pole","name":"Мячик «Поле»","section_id":12,"brand_id":2,"offer_group_id":null,"offer_value":"","offer_sort":0,"article":"A-4","bar_code":"4600000000004","preview_text":"Мячик «Поле»","detail_text":"<p>Мячик «Поле»</p>","base_price":35000,"discount_price":35000,"is_new":false,"ucenka":[],"pack_quantity":null,"is_prescription":false,"weight":1000,"bonus_in":5,"kilbil_type_sale":null,"popularity":40,"sort":500,"season":null,"pictures":3,"illustration":{"seed":4,"size":"m","brand":"Лес","label":["Мячик «Поле»"],"shape":"bag","animal":"dog","palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"}},"seo":{"meta_title":"Мячик «Поле»","page_title":"Мячик «Поле»","description":"","meta_filter":"","meta_keywords":"","meta_description":"Мячик «Поле»"},"is_merchandise":false,"content":null,"price_unit":null},
{"id":5,"code":"napolnitel_les","name":"Наполнитель «Лес» древесный","section_id":20,"brand_id":1,"offer_group_id":null,"offer_value":"","offer_sort":0,"article":"A-5","bar_code":"4600000000005","preview_text":"Наполнитель «Лес» древесный","detail_text":"<p>Наполнитель «Лес» древесный</p>","base_price":70000,"discount_price":70000,"is_new":false,"ucenka":[],"pack_quantity":null,"is_prescription":false,"weight":1000,"bonus_in":5,"kilbil_type_sale":null,"popularity":50,"sort":500,"season":null,"pictures":1,"illustration":{"seed":5,"size":"m","brand":"Лес","label":["Наполнитель «Лес» древесный"],"shape":"bag","animal":"dog","palette":{"ink":"#102010","main":"#205030","accent":"#f08020","ground":"#ffffff"}},"seo":{"meta_title":"Наполнитель «Лес» древесный","page_title":"Наполнитель «Лес» древесный","description":"","meta_filter":"","meta_keywords":"","meta_description":"Наполнитель «Лес» древесный"},"is_merchandise":false,"content":null,"price_unit":null}
]');
insert into "product_property_value" ("product_id", "value_id") select "product_id", "value_id" from json_populate_recordset(null::"product_property_value", '[
{"product_id":1,"value_id":1},
{"product_id":1,"value_id":3},
{"product_id":2,"value_id":1},
{"product_id":2,"value_id":4},
{"product_id":3,"value_id":2},
{"product_id":4,"value_id":2},
{"product_id":5,"value_id":1}
]');
insert into "product_sale" ("product_id", "sale_id") select "product_id", "sale_id" from json_populate_recordset(null::"product_sale", '[
{"product_id":4,"sale_id":1}
]');
insert into "session" ("key", "customer_id", "location_id", "delivery_service_id", "pickup_point_id", "fast_mode", "address", "created_at", "expires_at", "operator_id", "tracking_id", "chat_id", "device", "last_used_at") select "key", "customer_id", "location_id", "delivery_service_id", "pickup_point_id", "fast_mode", "address", "created_at", "expires_at", "operator_id", "tracking_id", "chat_id", "device", "last_used_at" from json_populate_recordset(null::"session", '[
{"key":"ffcb259ec12524c6fc92b87d87f274cc302c6cea1ea7ff3e5f379842620423ba","customer_id":1,"location_id":2201,"delivery_service_id":null,"pickup_point_id":null,"fast_mode":false,"address":null,"created_at":"2026-11-21T07:34:07.676+00:00","expires_at":"2100-01-01T00:00:00+00:00","operator_id":null,"tracking_id":null,"chat_id":null,"device":"","last_used_at":"2026-11-26T02:48:21.32288+00:00"},
{"key":"094af54845cd13dde9a2956ff95398070aaa9dd5479670bed8c6aca4967c9fb3","customer_id":null,"location_id":2210,"delivery_service_id":null,"pickup_point_id":null,"fast_mode":false,"address":null,"created_at":"2026-11-21T07:34:07.676+00:00","expires_at":"2100-01-01T00:00:00+00:00","operator_id":null,"tracking_id":null,"chat_id":null,"device":"","last_used_at":"2026-11-26T02:48:21.32288+00:00"}
]');
insert into "shop_order" ("id", "session_key", "customer_id", "location_id", "status_id", "is_paid", "delivery_service_id", "delivery_type", "delivery_name", "delivery_price", "lift_price", "pickup_point_id", "address", "delivery_address", "delivery_date", "delivery_interval", "pay_system_id", "payment_name", "contact_name", "phone", "email", "description", "accept_email", "accept_not_call", "coupon_code", "bonus_in", "bonus_out", "basket_price", "price", "created_at", "pay_by", "is_cancel_forbidden", "source", "employee_id", "parent_order_id", "auto_order_date", "stock_point_id", "guest_network", "release_at", "ended_at", "changed_at", "cancel_reason") select "id", "session_key", "customer_id", "location_id", "status_id", "is_paid", "delivery_service_id", "delivery_type", "delivery_name", "delivery_price", "lift_price", "pickup_point_id", "address", "delivery_address", "delivery_date", "delivery_interval", "pay_system_id", "payment_name", "contact_name", "phone", "email", "description", "accept_email", "accept_not_call", "coupon_code", "bonus_in", "bonus_out", "basket_price", "price", "created_at", "pay_by", "is_cancel_forbidden", "source", "employee_id", "parent_order_id", "auto_order_date", "stock_point_id", "guest_network", "release_at", "ended_at", "changed_at", "cancel_reason" from json_populate_recordset(null::"shop_order", '[
{"id":100001,"session_key":"ffcb259ec12524c6fc92b87d87f274cc302c6cea1ea7ff3e5f379842620423ba","customer_id":1,"location_id":2201,"status_id":"N","is_paid":false,"delivery_service_id":2,"delivery_type":"pickup","delivery_name":"Самовывоз","delivery_price":0,"lift_price":0,"pickup_point_id":1,"address":null,"delivery_address":"ул. Ленина, 5","delivery_date":null,"delivery_interval":"","pay_system_id":1,"payment_name":"При получении","contact_name":"Анна","phone":"79220000001","email":"","description":"","accept_email":false,"accept_not_call":false,"coupon_code":null,"bonus_in":10,"bonus_out":0,"basket_price":90000,"price":90000,"created_at":"2026-11-21T07:34:07.802+00:00","pay_by":null,"is_cancel_forbidden":false,"source":"site","employee_id":null,"parent_order_id":null,"auto_order_date":null,"stock_point_id":null,"guest_network":null,"release_at":null,"ended_at":null,"changed_at":"2026-11-26T02:48:21.323+00:00","cancel_reason":null},
{"id":100002,"session_key":"094af54845cd13dde9a2956ff95398070aaa9dd5479670bed8c6aca4967c9fb3","customer_id":null,"location_id":2201,"status_id":"N","is_paid":false,"delivery_service_id":2,"delivery_type":"pickup","delivery_name":"Самовывоз","delivery_price":0,"lift_price":0,"pickup_point_id":1,"address":null,"delivery_address":"ул. Ленина, 5","delivery_date":null,"delivery_interval":"","pay_system_id":1,"payment_name":"При получении","contact_name":"Анна","phone":"79220000001","email":"","description":"","accept_email":false,"accept_not_call":false,"coupon_code":null,"bonus_in":10,"bonus_out":0,"basket_price":90000,"price":90000,"created_at":"2026-11-21T07:34:07.802+00:00","pay_by":null,"is_cancel_forbidden":false,"source":"site","employee_id":null,"parent_order_id":null,"auto_order_date":null,"stock_point_id":null,"guest_network":null,"release_at":null,"ended_at":null,"changed_at":"2026-11-26T02:48:21.323+00:00","cancel_reason":null}
]');
insert into "shop_stock" ("point_id", "product_id", "quantity") select "point_id", "product_id", "quantity" from json_populate_recordset(null::"shop_stock", '[
{"point_id":1,"product_id":1,"quantity":2},
{"point_id":1,"product_id":5,"quantity":12}
]');
insert into "stock" ("location_id", "product_id", "quantity") select "location_id", "product_id", "quantity" from json_populate_recordset(null::"stock", '[
{"location_id":2201,"product_id":1,"quantity":20},
{"location_id":2201,"product_id":2,"quantity":5},
{"location_id":2201,"product_id":3,"quantity":50},
{"location_id":2201,"product_id":4,"quantity":1},
{"location_id":2210,"product_id":1,"quantity":3},
{"location_id":2210,"product_id":5,"quantity":8}
]');
insert into "viewed" ("session_key", "product_id", "at") select "session_key", "product_id", "at" from json_populate_recordset(null::"viewed", '[
{"session_key":"ffcb259ec12524c6fc92b87d87f274cc302c6cea1ea7ff3e5f379842620423ba","product_id":2,"at":"2026-11-21T07:34:07.679+00:00"}
]');
insert into "basket" ("id", "session_key", "customer_id", "location_id", "coupon_code") select "id", "session_key", "customer_id", "location_id", "coupon_code" from json_populate_recordset(null::"basket", '[
{"id":1,"session_key":null,"customer_id":1,"location_id":2201,"coupon_code":"ЛЕТО"}
]');
insert into "basket_line" ("id", "basket_id", "product_id", "quantity", "pack_mode", "sort") select "id", "basket_id", "product_id", "quantity", "pack_mode", "sort" from json_populate_recordset(null::"basket_line", '[
{"id":1,"basket_id":1,"product_id":1,"quantity":2,"pack_mode":"ST","sort":null}
]');
insert into "favourite" ("customer_id", "product_id", "added_at") select "customer_id", "product_id", "added_at" from json_populate_recordset(null::"favourite", '[
{"customer_id":1,"product_id":4,"added_at":"2026-11-21T07:34:07.678+00:00"}
]');
insert into "order_line" ("id", "order_id", "product_id", "quantity", "name", "base_price", "price", "weight", "bonus_in") select "id", "order_id", "product_id", "quantity", "name", "base_price", "price", "weight", "bonus_in" from json_populate_recordset(null::"order_line", '[
{"id":1,"order_id":100001,"product_id":1,"quantity":1,"name":"Корм","base_price":100000,"price":90000,"weight":1000,"bonus_in":0}
]');
insert into "bonus_movement" ("id", "customer_id", "order_id", "kind", "amount", "at") select "id", "customer_id", "order_id", "kind", "amount", "at" from json_populate_recordset(null::"bonus_movement", '[
{"id":1,"customer_id":1,"order_id":null,"kind":"gift","amount":500,"at":"2026-11-26T02:48:21.32288+00:00"}
]');
select setval(pg_get_serial_sequence('customer', 'id'), (select max(id) from "customer"));
select setval(pg_get_serial_sequence('shop_order', 'id'), (select max(id) from "shop_order"));
select setval(pg_get_serial_sequence('basket', 'id'), (select max(id) from "basket"));
select setval(pg_get_serial_sequence('basket_line', 'id'), (select max(id) from "basket_line"));
select setval(pg_get_serial_sequence('order_line', 'id'), (select max(id) from "order_line"));
select setval(pg_get_serial_sequence('bonus_movement', 'id'), (select max(id) from "bonus_movement"));
