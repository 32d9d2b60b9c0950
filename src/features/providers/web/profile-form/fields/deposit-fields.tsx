import { Check } from "../../../../../ui/form/check.tsx";
import { FieldGroup, Fields } from "../../../../../ui/form/field.tsx";
import { profileFields } from "../profile-fields.ts";
import { useField } from "../use-field.ts";
import { FlagField, TextField } from "./typed-fields.tsx";
import styles from "../pricing-tab.module.css";

export function DepositFields() {
  const { value: isRequired } = useField("deposit_required");
  const type = useField("deposit_type");
  const isFixed = type.value === "fixed";
  return (
    <>
      <FlagField name="deposit_required" help="To hold a date" />
      {isRequired && (
        <Fields>
          <FieldGroup legend={profileFields.deposit_type.label} error={type.error}>
            <div className={styles.radios}>
              {(["percentage", "fixed"] as const).map((kind) => (
                <Check
                  key={kind}
                  type="radio"
                  name="deposit_type"
                  value={kind}
                  checked={isFixed === (kind === "fixed")}
                  onChange={() => type.change(kind)}
                >
                  {kind === "fixed" ? "Fixed" : "Percentage"}
                </Check>
              ))}
            </div>
          </FieldGroup>
          {isFixed ? (
            <TextField name="deposit_value" help="In rand." />
          ) : (
            <TextField name="deposit_percentage" maxLength={12} help="Of the whole price." />
          )}
        </Fields>
      )}
    </>
  );
}
