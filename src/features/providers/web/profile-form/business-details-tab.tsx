import type { CategoryWithSubcategories } from "../../../../contract/categories/schema.ts";
import * as limits from "../../../../contract/limits.ts";
import { languages, statedFacts, statedGroups, venueFacts } from "../../../../contract/providers/facts.ts";
import { ChoiceChip, Chips } from "../../../../ui/form/chips.tsx";
import { Fields, FieldGroup } from "../../../../ui/form/field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { AreaField, FlagField, ListField, TextField } from "./fields/typed-fields.tsx";
import { useField } from "./use-field.ts";
import { useIsVenue } from "./use-is-venue.ts";

export function BusinessDetailsTab({ categories }: { categories: readonly CategoryWithSubcategories[] }) {
  return (
    <>
      <FormSection title="Experience" lead="Couples see this under Business Information.">
        <Fields>
          <TextField name="established_year" mark="(recommended)" placeholder="2014" maxLength={4} />
          <TextField
            name="years_experience"
            help="Include your team’s experience if it’s longer than the business’s."
          />
          <TextField name="events_completed" help="Shown with a plus sign: 120+." />
          <TextField name="team_size" placeholder="2 to 4 people" />
          <TextField
            name="legal_name"
            placeholder="Wildflower Weddings (Pty) Ltd"
            help="The full name of the company or person behind the business. Your quotes show it, with the registration and the business address, as the law asks."
          />
          <TextField
            name="business_registration"
            placeholder="2014/123456/07"
            help="Your CIPC number, if you have one. It shows that you are a registered business."
          />
        </Fields>
        <ListField
          name="awards_certifications"
          placeholder="SAPPA member since 2019"
          help="Awards, memberships and training that couples may ask about."
        />
      </FormSection>
      <FormSection
        title="What couples filter by"
        lead="Couples who filter by these find the businesses that chose them. Choose what you offer."
      >
        <FactsFields categories={categories} />
      </FormSection>
      <FormSection title="Insurance" lead="Many venues only let insured businesses in.">
        <FlagField name="has_insurance" help="Public liability or other cover for weddings" />
        <InsuranceDetails />
      </FormSection>
      <FormSection title="What you are known for" lead="Couples see your specialties; keywords describe your style.">
        <ListField
          name="specialties"
          placeholder="Traditional ceremonies"
          help="What you do best: a style, a tradition, a type of wedding."
        />
        <ListField name="keywords" placeholder="rustic" help="Words that couples might search for." />
      </FormSection>
    </>
  );
}

function InsuranceDetails() {
  const { value } = useField("has_insurance");
  if (!value) return null;
  return (
    <AreaField
      name="insurance_details"
      rows={3}
      maxLength={limits.short_text_length_max}
      placeholder="Public liability up to R 5 million"
    />
  );
}

/** Languages, guests and the facts that searches filter by [providers-31]; venue facts for venues only. */
function FactsFields({ categories }: { categories: readonly CategoryWithSubcategories[] }) {
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
