import { useCallback, useRef } from "react";
import type { FormErrors } from "../../../client/form/use-form.ts";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import { provinces } from "../../../contract/choices.ts";
import * as limits from "../../../contract/limits.ts";
import type { Province } from "../../../contract/primitives.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import { PlaceInput } from "../../places/web/place-input.tsx";

const missing: Readonly<Record<string, string>> = {
  business_name: "Enter your business name.",
  contact_person: "Enter a contact person.",
  phone: "Enter a phone number.",
};

export type CategoryOption = { id: number; name: string };

/** Name, person and phone; the rest can wait [providers-1]. */
export function BusinessFields({
  categories,
  fieldErrors,
}: {
  categories: readonly CategoryOption[];
  fieldErrors: FormErrors;
}) {
  const province = useRef<HTMLSelectElement>(null);
  const fillProvince = useCallback((known: Province) => {
    if (province.current?.value === "") province.current.value = known;
  }, []);
  const errorOf = (name: string) => {
    const error = fieldErrors[name] ?? null;
    return error === accountMessages.fill_required_fields ? (missing[name] ?? error) : error;
  };
  return (
    <>
      <Field label="Business name" error={errorOf("business_name")}>
        <Input name="business_name" required autoComplete="organization" maxLength={limits.name_length_max} />
      </Field>
      <Field label="Contact person" error={errorOf("contact_person")}>
        <Input name="contact_person" required autoComplete="name" maxLength={limits.name_length_max} />
      </Field>
      <Field label="Phone" help="Such as 082 555 0142. It’s shown on your profile." error={errorOf("phone")}>
        <Input name="phone" type="tel" required autoComplete="tel" maxLength={limits.phone_length_max} />
      </Field>
      <Field label="Category" mark="(optional)" error={errorOf("category_id")}>
        <Select name="category_id" defaultValue="">
          <option value="">Choose later</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="City or town" mark="(optional)" error={errorOf("city")}>
        <PlaceInput name="city" maxLength={limits.short_text_length_max} onProvince={fillProvince} />
      </Field>
      <Field label="Province" mark="(optional)" error={errorOf("province")}>
        <Select name="province" ref={province} defaultValue="" autoComplete="address-level1">
          <option value="">Choose later</option>
          {provinces.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
