DROP INDEX "product_search";--> statement-breakpoint
DROP INDEX "shop_stock_changed";--> statement-breakpoint
DROP INDEX "stock_changed";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "search";