CREATE TABLE "order_history" (
	"order_id" integer NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_history_order_id_event_pk" PRIMARY KEY("order_id","event")
);
--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;