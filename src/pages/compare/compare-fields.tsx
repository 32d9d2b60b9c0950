import { Form, href } from "react-router";
import { formatDate } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { allowFromToday } from "../../features/listings/web/allow-from-today.ts";
import { PlaceInput } from "../../features/places/web/place-input.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { OutOfSight } from "../../ui/page/out-of-sight.tsx";
import styles from "./compare.module.css";

interface CompareFieldsProps {
  vendors: readonly { id: string }[];
  date: string;
  near: string;
  placeName: string;
}

function comparedFor(date: string, place: string): string {
  const texts = [date && `on ${formatDate(date)}`, place && `near ${place}`].filter(Boolean);
  return texts.length > 0 ? `Compared for a wedding ${texts.join(", ")}.` : "";
}

/** A plain form, so it works without scripts. */
export function CompareFields({ vendors, date, near, placeName }: CompareFieldsProps) {
  return (
    <>
      <Form action={href("/compare")} className={styles.fields} preventScrollReset aria-label="Date and place">
        <input type="hidden" name="vendors" value={vendors.map(({ id }) => id).join(",")} />
        <Field label="Wedding date">
          <Input key={date} type="date" name="date" defaultValue={date} onFocus={allowFromToday} />
        </Field>
        <Field label="Where">
          <PlaceInput
            key={placeName}
            withProvince
            name="near"
            defaultValue={placeName}
            placeholder="Town or venue"
            maxLength={limits.search_length_max}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="outline">
          Update
        </Button>
      </Form>
      <div role="status">
        <OutOfSight>{comparedFor(date, near && placeName)}</OutOfSight>
      </div>
    </>
  );
}
