import { Fields } from "../../../../ui/field.tsx";
import { FormPart } from "../../../../ui/form-part.tsx";
import { HoursEditor } from "./hours-editor.tsx";
import { useTowns } from "./place-fields.tsx";
import { FlagField, ListField, TextField } from "./typed-fields.tsx";
import { useField } from "./use-field.ts";

/** When and where a business works. */
export function OperatingTab() {
  const { value: province } = useField("province");
  const towns = useTowns(province);
  return (
    <>
      <FormPart
        title="When you work"
        lead="When couples can reach you, not when weddings may be. Closing after midnight is fine."
      >
        <HoursEditor />
      </FormPart>
      <FormPart title="Where you work" lead="Couples who marry elsewhere find you too.">
        <FlagField name="willing_to_travel" help="Beyond your own town" />
        <Fields>
          <TextField
            name="radius_km"
            maxLength={12}
            help="From your town, 0 to 500 km. Empty means as far as it takes."
          />
        </Fields>
        <ListField
          name="additional_cities"
          suggestions={towns}
          placeholder="Stellenbosch"
          help="You are found in each of these, as in your own town. Press Enter or a comma after each."
        />
      </FormPart>
    </>
  );
}
