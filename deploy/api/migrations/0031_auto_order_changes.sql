ALTER TABLE "auto_order" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auto_order" ADD COLUMN "goods" jsonb;--> statement-breakpoint
ALTER TABLE "auto_order" ADD COLUMN "announce_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "auto_order_to_announce" ON "auto_order" USING btree ("announce_at") WHERE "auto_order"."announce_at" is not null;--> statement-breakpoint
UPDATE "auto_order" SET "announce_at" = ("next_date" - 5 + time '10:00') AT TIME ZONE 'Asia/Yekaterinburg' WHERE "cancelled_at" IS NULL;
