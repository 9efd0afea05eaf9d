ALTER TABLE "basket_line" ADD COLUMN "pack_mode" text DEFAULT 'ST' NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "sort" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "is_merchandise" boolean DEFAULT false NOT NULL;