ALTER TABLE "product" ADD COLUMN "content" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "price_unit" text;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_content" CHECK (("product"."content" is null) = ("product"."price_unit" is null) and "product"."content" > 0);