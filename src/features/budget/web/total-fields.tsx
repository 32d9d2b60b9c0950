import type { FormFaults } from "../../../client/form/use-form.ts";
import type { Budget } from "../../../contract/budget/shapes.ts";
import { Affix } from "../../../ui/affix.tsx";
import { Field, Fields } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { typedRand } from "./read-values.ts";

/** What there is to spend in all, and for how many guests. */
export function TotalFields({ budget, faults }: { budget: Budget; faults: FormFaults }) {
  const { total_cents, guests } = budget;
  return (
    <Fields>
      <Field label="In all, in rand" error={faults["total_cents"] ?? null}>
        <Affix before="R">
          <Input
            name="total_cents"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={total_cents === null ? "" : typedRand(total_cents)}
          />
        </Affix>
      </Field>
      <Field label="Guests" mark="(optional)" error={faults["guests"] ?? null}>
        <Input name="guests" inputMode="numeric" autoComplete="off" maxLength={6} defaultValue={guests ?? ""} />
      </Field>
    </Fields>
  );
}
