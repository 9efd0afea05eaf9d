-- contract: the index takes the place of the constraint below, and refuses nothing that it did not refuse
CREATE UNIQUE INDEX "customer_bonus_card" ON "customer" USING btree ("bonus_card") WHERE "customer"."bonus_card" is not null;--> statement-breakpoint
ALTER TABLE "customer" DROP CONSTRAINT "customer_bonus_card_unique";
