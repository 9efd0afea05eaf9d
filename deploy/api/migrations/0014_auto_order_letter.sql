ALTER TABLE "auto_order" ADD COLUMN "tell_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auto_order" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "auto_order_to_tell" ON "auto_order" USING btree ("tell_at") WHERE "auto_order"."tell_at" is not null;