CREATE TABLE "purchase_report" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"device" text,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempt_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase_report" ADD CONSTRAINT "purchase_report_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_report_due" ON "purchase_report" USING btree ("attempt_at") WHERE "purchase_report"."attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "purchase_report_created" ON "purchase_report" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "appointment_guest_email" ON "appointment" USING btree (lower("email")) WHERE "appointment"."customer_id" is null and "appointment"."email" <> '';--> statement-breakpoint
CREATE INDEX "appointment_guest" ON "appointment" USING btree ("starts_at") WHERE "appointment"."customer_id" is null and "appointment"."phone" <> '';--> statement-breakpoint
CREATE INDEX "order_guest_email" ON "shop_order" USING btree (lower("email")) WHERE "shop_order"."customer_id" is null and "shop_order"."email" <> '';--> statement-breakpoint
CREATE INDEX "order_guest_ended" ON "shop_order" USING btree ("ended_at") WHERE "shop_order"."customer_id" is null and "shop_order"."phone" <> '';