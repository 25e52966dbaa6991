-- Plans made before do not say which filters they keep to, so no other meal could be proposed safely: they are made anew.
DELETE FROM "meal_plans";--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "made_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "filters" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "used" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD CONSTRAINT "pantry_items_used" CHECK ("pantry_items"."used" >= 0 and "pantry_items"."used" < 1);