import { useId } from "react";
import { provinces } from "../../../../../contract/choices.ts";
import { Field } from "../../../../../ui/form/field.tsx";
import { Select } from "../../../../../ui/form/input.tsx";
import { PlaceOptions } from "../../../../places/web/place-options.tsx";
import { profileFields } from "../profile-fields.ts";
import { useField } from "../use-field.ts";
import { TextField } from "./typed-fields.tsx";

export function PlaceFields() {
  const province = useField("province");
  const listId = useId();
  return (
    <>
      <Field label={profileFields.province.label} mark="(recommended)" error={province.error}>
        <Select
          name="province"
          value={province.value}
          autoComplete="address-level1"
          onChange={(event) => province.change(event.target.value)}
          onBlur={province.leave}
        >
          <option value="">Choose a province</option>
          {provinces.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <TextField name="city" mark="(recommended)" autoComplete="address-level2" list={listId} />
        <PlaceOptions id={listId} within={province.value} hasNote />
      </div>
    </>
  );
}
