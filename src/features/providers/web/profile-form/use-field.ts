import { useController } from "react-hook-form";
import type { FieldName } from "./profile-fields.ts";
import type { ProfileValues } from "./profile-values.ts";

export function useField<Name extends FieldName>(name: Name) {
  const { field, fieldState } = useController<ProfileValues>({ name });
  return {
    value: field.value as ProfileValues[Name],
    change: (value: ProfileValues[Name]) => field.onChange(value),
    leave: field.onBlur,
    error: fieldState.error?.message ?? null,
  };
}
