import type { CategoryWithSubcategories } from "../../../../contract/categories/shapes.ts";
import { languages, statedFacts, statedGroups, venueFacts } from "../../../../contract/providers/facts.ts";
import { ChoiceChip, Chips } from "../../../../ui/chips.tsx";
import { FieldGroup, Fields } from "../../../../ui/field.tsx";
import { ListField, TextField } from "./typed-fields.tsx";
import { useField } from "./use-field.ts";
import { useIsVenue } from "./use-is-venue.ts";

/** Languages, guests, and what a business states in the words of the filter [providers-31]. What a venue has is asked of venues. */
export function FactsFields({ categories }: { categories: readonly CategoryWithSubcategories[] }) {
  const isVenue = useIsVenue(categories);
  const { value, change, error } = useField("facts");
  const isChosen = (code: string) => value.includes(code);
  const toggle = (code: string) =>
    change(statedFacts.filter((each) => (each === code ? !isChosen(each) : isChosen(each))));
  const hasVenueFacts = isVenue || venueFacts.facts.some(({ code }) => isChosen(code));
  const groups = [...(hasVenueFacts ? [venueFacts] : []), ...statedGroups.filter((group) => group !== venueFacts)];
  return (
    <>
      <ListField
        name="languages_spoken"
        suggestions={languages}
        placeholder="isiZulu"
        help="Press Enter or a comma after each."
      />
      <Fields>
        <TextField
          name="guests_max"
          mark={isVenue ? "(recommended)" : "(optional)"}
          help="The largest wedding you can take."
        />
      </Fields>
      {groups.map((group, at) => (
        <FieldGroup key={group.title} legend={group.title} error={at === 0 ? error : null}>
          <Chips>
            {group.facts.map(({ code, name }) => (
              <ChoiceChip key={code} name="facts" value={code} checked={isChosen(code)} onChange={() => toggle(code)}>
                {name}
              </ChoiceChip>
            ))}
          </Chips>
        </FieldGroup>
      ))}
    </>
  );
}
