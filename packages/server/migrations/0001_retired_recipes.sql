ALTER TABLE "list_recipes" DROP CONSTRAINT "list_recipes_recipe_id_recipes_id_fk";
--> statement-breakpoint
DROP INDEX "recipes_slug";--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "edition" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "list_recipes" ADD CONSTRAINT "list_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_slug" ON "recipes" USING btree ("slug") WHERE "recipes"."retired_at" is null;