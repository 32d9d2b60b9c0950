import type { FormErrors } from "../../../client/form/use-form.ts";
import type { Budget } from "../../../contract/budget/schema.ts";
import { Field, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { RandField } from "./rand-field.tsx";

export function TotalFields({ budget, fieldErrors }: { budget: Budget; fieldErrors: FormErrors }) {
  const { total_cents, guests } = budget;
  return (
    <Fields>
      <RandField label="Total budget (R)" name="total_cents" error={fieldErrors["total_cents"]} cents={total_cents} />
      <Field label="Guests" mark="(optional)" error={fieldErrors["guests"]}>
        <Input name="guests" inputMode="numeric" autoComplete="off" maxLength={6} defaultValue={guests ?? ""} />
      </Field>
    </Fields>
  );
}
