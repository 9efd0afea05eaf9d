ALTER TABLE "shop_order" ADD COLUMN "stock_point_id" integer;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_stock_point_id_pickup_point_id_fk" FOREIGN KEY ("stock_point_id") REFERENCES "public"."pickup_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "shop_order" SET "stock_point_id" = "pickup_point_id" WHERE "delivery_type" = 'fast_pickup';
