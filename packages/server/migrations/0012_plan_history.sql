ALTER TABLE "previous_meal_plans" DROP CONSTRAINT "previous_meal_plans_pkey";--> statement-breakpoint
ALTER TABLE "previous_meal_plans" ADD CONSTRAINT "previous_meal_plans_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
-- What was kept until now was the one plan before the current one.
ALTER TABLE "previous_meal_plans" ADD COLUMN "place" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "previous_meal_plans" ALTER COLUMN "place" DROP DEFAULT;
