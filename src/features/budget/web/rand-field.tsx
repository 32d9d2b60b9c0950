import { typedRand } from "../../../contract/rand-and-cents.ts";
import { Affix } from "../../../ui/form/affix.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";

interface RandFieldProps {
  label: string;
  name: string;
  error: string | undefined;
  cents: number | null;
}

export function RandField({ label, name, error, cents }: RandFieldProps) {
  return (
    <Field label={label} error={error}>
      <Affix before="R">
        <Input
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={cents === null ? "" : typedRand(cents)}
        />
      </Affix>
    </Field>
  );
}
