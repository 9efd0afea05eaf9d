CREATE TABLE "removed_file" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"key" text PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_picture" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pet_picture" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_picture" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_file" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_picture" ADD COLUMN "stored_key" text;--> statement-breakpoint
ALTER TABLE "pet_picture" ADD COLUMN "stored_key" text;--> statement-breakpoint
ALTER TABLE "request_file" ADD COLUMN "stored_key" text;--> statement-breakpoint
ALTER TABLE "review_picture" ADD COLUMN "stored_key" text;--> statement-breakpoint
ALTER TABLE "visit_file" ADD COLUMN "stored_key" text;--> statement-breakpoint
CREATE INDEX "stored_file_created" ON "stored_file" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "content_picture" ADD CONSTRAINT "content_picture_stored_key_stored_file_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pet_picture" ADD CONSTRAINT "pet_picture_stored_key_stored_file_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_file" ADD CONSTRAINT "request_file_stored_key_stored_file_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_picture" ADD CONSTRAINT "review_picture_stored_key_stored_file_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_file" ADD CONSTRAINT "visit_file_stored_key_stored_file_key_fk" FOREIGN KEY ("stored_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_picture" ADD CONSTRAINT "content_picture_stored_key_unique" UNIQUE("stored_key");--> statement-breakpoint
ALTER TABLE "pet_picture" ADD CONSTRAINT "pet_picture_stored_key_unique" UNIQUE("stored_key");--> statement-breakpoint
ALTER TABLE "request_file" ADD CONSTRAINT "request_file_stored_key_unique" UNIQUE("stored_key");--> statement-breakpoint
ALTER TABLE "review_picture" ADD CONSTRAINT "review_picture_stored_key_unique" UNIQUE("stored_key");--> statement-breakpoint
ALTER TABLE "visit_file" ADD CONSTRAINT "visit_file_stored_key_unique" UNIQUE("stored_key");