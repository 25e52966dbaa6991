DROP INDEX "pantry_items_ingredient";--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "expiry_is_guess" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "storage" text;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "opened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "pantry_items_ingredient" ON "pantry_items" USING btree ("user_id","ingredient_id","unit_kind");--> statement-breakpoint
ALTER TABLE "pantry_items" ADD CONSTRAINT "pantry_items_guess" CHECK (not "pantry_items"."expiry_is_guess" or "pantry_items"."expiry_date" is not null);--> statement-breakpoint
ALTER TABLE "pantry_items" ADD CONSTRAINT "pantry_items_storage" CHECK ("pantry_items"."storage" in ('fridge', 'freezer', 'cupboard'));--> statement-breakpoint
UPDATE "idempotency_keys" SET "body" = "body" || '{"expiryIsGuess": false, "storage": null, "opened": false}' WHERE jsonb_typeof("body") = 'object' AND "body" ? 'expiryDate';--> statement-breakpoint
UPDATE "idempotency_keys" SET "body" = (
  SELECT jsonb_agg("item" || '{"expiryIsGuess": false, "storage": null, "opened": false}' ORDER BY "place")
  FROM jsonb_array_elements("body") WITH ORDINALITY AS "kept" ("item", "place")
) WHERE jsonb_typeof("body") = 'array' AND "body" -> 0 ? 'expiryDate';
