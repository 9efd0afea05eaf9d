CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_token" (
	"key" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_token_customer" UNIQUE("customer_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"session_key" text NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_code_session_key_purpose_pk" PRIMARY KEY("session_key","purpose")
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "registration_form" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "operator_id" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "tracking_id" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "chat_id" text;--> statement-breakpoint
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_session_key_session_key_fk" FOREIGN KEY ("session_key") REFERENCES "public"."session"("key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "attempt_resets" ON "attempt" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "mail_token_expires" ON "mail_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "code_expires" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_operator_id_customer_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_login" ON "customer" USING btree (lower("login"));--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree (lower("email")) WHERE "customer"."email_confirmed_at" is not null;--> statement-breakpoint
UPDATE "customer" SET "email_confirmed_at" = "created_at" WHERE "email" <> '' AND lower("email") = lower("login") AND NOT EXISTS (SELECT 1 FROM "customer" AS "other" WHERE "other"."id" <> "customer"."id" AND (lower("other"."email") = lower("customer"."email") OR lower("other"."login") = lower("customer"."login")));
