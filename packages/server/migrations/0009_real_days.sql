-- Plans called their first day Monday, whatever its date. Now 'day' is the real weekday, and 'startsOn' tells so.
-- First the deeds of cooked meals, which are named by day.
UPDATE "pantry_deeds" SET "thing" = 'meals/' || "kept"."id" || '/' ||
	to_char("kept"."made_on" + array_position(array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], split_part("pantry_deeds"."thing", '/', 3)) - 1, 'FMDay')
FROM "meal_plans" AS "kept"
WHERE "kept"."user_id" = "pantry_deeds"."user_id" AND NOT "kept"."plan" ? 'startsOn'
	AND "pantry_deeds"."thing" LIKE 'meals/' || "kept"."id" || '/%day';--> statement-breakpoint
UPDATE "pantry_deeds" SET "thing" = 'meals/' || "kept"."id" || '/' ||
	to_char("kept"."made_on" + array_position(array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], split_part("pantry_deeds"."thing", '/', 3)) - 1, 'FMDay')
FROM "previous_meal_plans" AS "kept"
WHERE "kept"."user_id" = "pantry_deeds"."user_id" AND NOT "kept"."plan" ? 'startsOn'
	AND "pantry_deeds"."thing" LIKE 'meals/' || "kept"."id" || '/%day';--> statement-breakpoint
UPDATE "meal_plans" SET "plan" = "plan" || jsonb_build_object(
	'startsOn', to_char("made_on", 'YYYY-MM-DD'),
	'meals', (
		SELECT coalesce(jsonb_agg(meal || jsonb_build_object('day', to_char("made_on" + array_position(array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], meal ->> 'day') - 1, 'FMDay')) ORDER BY place), '[]')
		FROM jsonb_array_elements("plan" -> 'meals') WITH ORDINALITY AS meals (meal, place)
	),
	'purchases', (
		SELECT coalesce(jsonb_agg(purchase || jsonb_build_object('items', (
			SELECT coalesce(jsonb_agg(CASE WHEN item ? 'frozen' THEN jsonb_set(item, '{frozen,meals}', (
				SELECT coalesce(jsonb_agg(meal || jsonb_build_object('day', to_char("made_on" + array_position(array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], meal ->> 'day') - 1, 'FMDay')) ORDER BY place), '[]')
				FROM jsonb_array_elements(item #> '{frozen,meals}') WITH ORDINALITY AS meals (meal, place)
			)) ELSE item END ORDER BY line), '[]')
			FROM jsonb_array_elements(purchase -> 'items') WITH ORDINALITY AS items (item, line)
		)) ORDER BY turn), '[]')
		FROM jsonb_array_elements("plan" -> 'purchases') WITH ORDINALITY AS purchases (purchase, turn)
	)
)
WHERE NOT "plan" ? 'startsOn';--> statement-breakpoint
UPDATE "previous_meal_plans" SET "plan" = "plan" || jsonb_build_object(
	'startsOn', to_char("made_on", 'YYYY-MM-DD'),
	'meals', (
		SELECT coalesce(jsonb_agg(meal || jsonb_build_object('day', to_char("made_on" + array_position(array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], meal ->> 'day') - 1, 'FMDay')) ORDER BY place), '[]')
		FROM jsonb_array_elements("plan" -> 'meals') WITH ORDINALITY AS meals (meal, place)
	),
	'purchases', (
		SELECT coalesce(jsonb_agg(purchase || jsonb_build_object('items', (
			SELECT coalesce(jsonb_agg(CASE WHEN item ? 'frozen' THEN jsonb_set(item, '{frozen,meals}', (
				SELECT coalesce(jsonb_agg(meal || jsonb_build_object('day', to_char("made_on" + array_position(array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], meal ->> 'day') - 1, 'FMDay')) ORDER BY place), '[]')
				FROM jsonb_array_elements(item #> '{frozen,meals}') WITH ORDINALITY AS meals (meal, place)
			)) ELSE item END ORDER BY line), '[]')
			FROM jsonb_array_elements(purchase -> 'items') WITH ORDINALITY AS items (item, line)
		)) ORDER BY turn), '[]')
		FROM jsonb_array_elements("plan" -> 'purchases') WITH ORDINALITY AS purchases (purchase, turn)
	)
)
WHERE NOT "plan" ? 'startsOn';
