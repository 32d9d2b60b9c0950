import { useCallback, useRef } from "react";
import * as limits from "../../../../contract/limits.ts";
import { withinSteps } from "../../../../contract/listings/filter-steps.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/input.tsx";
import { PlaceInput } from "../../../places/web/place-input.tsx";
import styles from "./filter-fields.module.css";

export interface NearFieldsProps {
  /** The place's slug; empty for none. */
  near: string;
  name: string;
  within: number;
}

/** The slug is set once the text names one place [places-8]. */
export function NearFields({ near, name, within }: NearFieldsProps) {
  const slug = useRef<HTMLInputElement>(null);
  const hear = useCallback((text: string, named: readonly string[]) => {
    const [only, other] = named;
    const value = text === "" ? "" : only;
    if (!slug.current || value === undefined || other !== undefined || slug.current.value === value) return;
    slug.current.value = value;
    slug.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  return (
    <div className={styles.fields}>
      <Field label="Near">
        <PlaceInput
          withProvince
          showsMatch
          defaultValue={name}
          placeholder="A town or your venue’s"
          maxLength={limits.search_length_max}
          autoComplete="off"
          onNamed={hear}
        />
      </Field>
      <input ref={slug} type="hidden" name="near" defaultValue={near} />
      <Field label="Within">
        <Select name="within" defaultValue={within}>
          {withinSteps.map((km) => (
            <option key={km} value={km}>
              {km} km
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
