ALTER TABLE "city" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "longitude" double precision;--> statement-breakpoint
UPDATE "city" SET "latitude" = "known"."latitude", "longitude" = "known"."longitude" FROM (VALUES
  (2201, 'ekaterinburg', 56.8519, 60.6122),
  (2202, 'perm', 58.0105, 56.2502),
  (2203, 'pervouralsk', 56.9081, 59.9429),
  (2204, 'chelyabinsk', 55.1644, 61.4368),
  (2205, 'tyumen', 57.153, 65.5343),
  (2206, 'nizhniy_tagil', 57.9101, 59.9813),
  (2207, 'ufa', 54.7351, 55.9587),
  (2208, 'kurgan', 55.441, 65.3411),
  (2209, 'magnitogorsk', 53.4072, 58.9791),
  (2210, 'kamensk_uralskiy', 56.4149, 61.9189),
  (2211, 'surgut', 61.254, 73.3962),
  (2212, 'novosibirsk', 55.0302, 82.9204),
  (2213, 'omsk', 54.9893, 73.3682),
  (2214, 'moskva', 55.7558, 37.6173)
) AS "known" ("id", "code", "latitude", "longitude") WHERE "city"."id" = "known"."id" AND "city"."code" = "known"."code";
