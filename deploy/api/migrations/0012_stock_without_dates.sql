ALTER TABLE "shop_stock" DROP COLUMN "changed_at";--> statement-breakpoint
ALTER TABLE "stock" DROP COLUMN "changed_at";