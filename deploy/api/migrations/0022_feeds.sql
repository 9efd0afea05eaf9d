CREATE TABLE "feed" (
	"city_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"yandex" "bytea",
	"google" "bytea"
);
--> statement-breakpoint
ALTER TABLE "feed" ADD CONSTRAINT "feed_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE cascade ON UPDATE no action;