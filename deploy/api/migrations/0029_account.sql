CREATE TABLE "account_deletion" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"deletes_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"origin" text NOT NULL,
	"tell_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "stock_emails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "auto_order_emails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "account_deletion_due" ON "account_deletion" USING btree ("deletes_at") WHERE "account_deletion"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "account_deletion_to_tell" ON "account_deletion" USING btree ("tell_at") WHERE "account_deletion"."tell_at" is not null;