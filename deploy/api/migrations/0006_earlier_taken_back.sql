ALTER TABLE "earlier_conclusion" ADD COLUMN "taken_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Which of the earlier ones were taken back was not written down, so customers see none of them.
UPDATE "earlier_conclusion" SET "taken_back" = true;
