DROP INDEX "recipes_search";--> statement-breakpoint
ALTER TABLE "recipes" DROP COLUMN "search";