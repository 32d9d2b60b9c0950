import { useId } from "react";
import type { CategoryWithSubcategories } from "../../../../contract/categories/shapes.ts";
import { FormPart } from "../../../../ui/form-part.tsx";
import { PlaceOptions } from "../../../places/web/place-options.tsx";
import { HoursEditor } from "./hours-editor.tsx";
import { TravelFields } from "./travel-fields.tsx";
import { ListField } from "./typed-fields.tsx";
import { useField } from "./use-field.ts";
import { useIsVenue } from "./use-is-venue.ts";

/** When and where a business works. */
export function OperatingTab({ categories }: { categories: readonly CategoryWithSubcategories[] }) {
  const { value: province } = useField("province");
  const isVenue = useIsVenue(categories);
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
        <TravelFields isVenue={isVenue} />
        <ListField
          name="additional_cities"
          list={towns}
          placeholder="Stellenbosch"
          help="You appear in searches for each of these, just as for your own town. Press Enter or a comma after each."
        />
        <PlaceOptions id={towns} within={province} />
      </FormPart>
    </>
  );
}
