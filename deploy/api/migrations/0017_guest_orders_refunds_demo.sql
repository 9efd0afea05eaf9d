CREATE TABLE "demo_data" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"filled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_data_one" CHECK ("demo_data"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "guest_network" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "release_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_guest_network" ON "shop_order" USING btree ("guest_network") WHERE "shop_order"."guest_network" is not null;--> statement-breakpoint
CREATE INDEX "order_release" ON "shop_order" USING btree ("release_at") WHERE "shop_order"."release_at" is not null and "shop_order"."status_id" = 'N';--> statement-breakpoint
INSERT INTO "demo_data" ("id") SELECT 1 WHERE EXISTS (SELECT FROM "customer" WHERE "login" = 'admin@zapovednik.example');