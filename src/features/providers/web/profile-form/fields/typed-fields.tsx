import type { ComponentProps, ReactNode } from "react";
import * as limits from "../../../../../contract/limits.ts";
import { isNetworkField } from "../../../../../contract/web-addresses.ts";
import { Affix } from "../../../../../ui/form/affix.tsx";
import { EntriesInput } from "../../../../../ui/form/entries-input.tsx";
import { Field } from "../../../../../ui/form/field.tsx";
import { Input } from "../../../../../ui/form/input.tsx";
import { Switch } from "../../../../../ui/form/switch.tsx";
import { Textarea } from "../../../../../ui/form/textarea.tsx";
import { profileFields, type FieldKind } from "../profile-fields.ts";
import type { NameOf, TypedName } from "../profile-values.ts";
import { tidyText } from "../tidy-text.ts";
import { useField } from "../use-field.ts";
import styles from "./typed-fields.module.css";

interface Frame {
  mark?: ReactNode;
  help?: ReactNode;
  wide?: boolean;
}

type Typing<Tag extends "input" | "textarea"> = Omit<ComponentProps<Tag>, "name" | "value" | "onChange" | "onBlur">;

const units: Partial<Record<FieldKind, Omit<ComponentProps<typeof Affix>, "children">>> = {
  rand: { before: "R" },
  price: { before: "R" },
  rate: { before: "R", after: "/km" },
  percentage: { after: "%" },
  radius: { after: "km" },
  free_km: { after: "km" },
  guests: { after: "guests" },
};

const numeric = { inputMode: "numeric", autoComplete: "off", maxLength: 20 } as const;

export function TextField({ name, mark, help, wide, ...typing }: Frame & Typing<"input"> & { name: TypedName }) {
  const { kind, label } = profileFields[name];
  const { value, change, leave, error } = useField(name);
  const input = (
    <Input
      maxLength={limits.short_text_length_max}
      autoComplete="off"
      {...(kind !== "text" && kind !== "address" && numeric)}
      {...(kind === "rate" && { inputMode: "decimal" })}
      // some numeric keyboards have no minus
      {...((kind === "latitude" || kind === "longitude") && { inputMode: "text" })}
      {...typing}
      name={name}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        const tidy = tidyText(name, value);
        if (tidy !== value) change(tidy);
        leave();
      }}
    />
  );
  const unit = units[kind];
  return (
    <Field label={label} mark={mark} help={help} error={error} wide={wide ?? false}>
      {unit ? <Affix {...unit}>{input}</Affix> : input}
    </Field>
  );
}

export function LinkField({ name, ...rest }: Frame & Typing<"input"> & { name: NameOf<"address"> }) {
  return (
    <TextField
      {...rest}
      name={name}
      inputMode={isNetworkField(name) ? "text" : "url"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.web_address_length_max}
    />
  );
}

export function AreaField({ name, mark, help, ...typing }: Frame & Typing<"textarea"> & { name: NameOf<"text"> }) {
  const { value, change, leave, error } = useField(name);
  return (
    <Field wide label={profileFields[name].label} mark={mark} help={help} error={error}>
      <Textarea {...typing} name={name} value={value} onChange={(event) => change(event.target.value)} onBlur={leave} />
    </Field>
  );
}

export function FlagField({ name, help }: { name: NameOf<"flag">; help?: ReactNode }) {
  const { value, change, leave } = useField(name);
  return (
    <Switch name={name} checked={value} onChange={(event) => change(event.target.checked)} onBlur={leave}>
      {profileFields[name].label}
      {help && (
        <>
          <br />
          <span className={styles.hint}>{help}</span>
        </>
      )}
    </Switch>
  );
}

interface ListFieldProps extends Frame {
  name: NameOf<"list">;
  placeholder?: string;
  suggestions?: readonly string[];
  list?: string;
}

export function ListField({ name, mark, help, wide = true, ...rest }: ListFieldProps) {
  const { value, change, error } = useField(name);
  return (
    <Field label={profileFields[name].label} mark={mark} help={help} error={error} wide={wide}>
      <EntriesInput
        {...rest}
        name={name}
        values={value}
        onChange={change}
        entry_length_max={limits.list_entry_length_max}
        entries_max={limits.list_entries_max}
      />
    </Field>
  );
}
