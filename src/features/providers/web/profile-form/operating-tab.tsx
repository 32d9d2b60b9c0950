import { useId } from "react";
import { Fields } from "../../../../ui/field.tsx";
import { FormPart } from "../../../../ui/form-part.tsx";
import { PlaceOptions } from "../../../places/web/place-options.tsx";
import { HoursEditor } from "./hours-editor.tsx";
import { FlagField, ListField, TextField } from "./typed-fields.tsx";
import { useField } from "./use-field.ts";

/** When and where a business works. */
export function OperatingTab() {
  const { value: province } = useField("province");
  const towns = useId();
  return (
    <>
      <FormPart
        title="When you work"
        lead="When couples can reach you, not when you do weddings. Closing after midnight is fine."
      >
        <HoursEditor />
      </FormPart>
      <FormPart title="Where you work" lead="Couples getting married elsewhere can find you too.">
        <FlagField name="willing_to_travel" help="Beyond your own town" />
        <Fields>
          <TextField
            name="radius_km"
            maxLength={12}
            help="From your town, 0 to 500 km. Leave it empty if you’ll travel any distance."
          />
        </Fields>
        <ListField
          name="additional_cities"
          list={towns}
          placeholder="Stellenbosch"
          help="Couples find you in each of these, just as in your own town. Press Enter or a comma after each."
        />
        <PlaceOptions id={towns} within={province} />
      </FormPart>
    </>
  );
}
