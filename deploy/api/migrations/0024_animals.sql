ALTER TABLE "property_value" ADD COLUMN "animal" text;--> statement-breakpoint
ALTER TABLE "section" ADD COLUMN "animal" text;--> statement-breakpoint
UPDATE "section" SET "animal" = "illustration"->>'animal' WHERE "parent_id" IS NULL AND "illustration"->>'animal' <> 'none';--> statement-breakpoint
UPDATE "property_value" SET "animal" = CASE "value" WHEN 'Собака' THEN 'dog' ELSE 'cat' END WHERE "value" IN ('Собака', 'Кошка');
