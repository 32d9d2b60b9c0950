import { useState } from "react";
import { Affix } from "../../ui/form/affix.tsx";
import { EntriesInput } from "../../ui/form/entries-input.tsx";
import { Field, Fields } from "../../ui/form/field.tsx";
import { Honeypot } from "../../ui/form/honeypot.tsx";
import { Input, SearchField, Select } from "../../ui/form/input.tsx";
import { ListEditor } from "../../ui/form/list-editor.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Specimen } from "./specimen.tsx";

export function InputSamples() {
  return (
    <Section title="Fields to type in">
      <Specimen name="Field with Input">
        <Fields>
          <Field label="Plain">
            <Input defaultValue="Fynbos & Flame" />
          </Field>
          <Field label="With help" mark="(optional)" help="Couples see this on your profile.">
            <Input placeholder="A placeholder" />
          </Field>
          <Field label="At fault" help="Help gives way to the error." error="Please enter your business name.">
            <Input />
          </Field>
          <Field label="Disabled">
            <Input disabled defaultValue="Nobody changes this" />
          </Field>
          <Field label="Across both columns" wide>
            <Input />
          </Field>
        </Fields>
      </Specimen>
      <Specimen name="Select, PasswordInput, Affix, Textarea, SearchField">
        <OtherFields />
      </Specimen>
      <Specimen name="EntriesInput">
        <Entries />
      </Specimen>
      <Specimen name="ListEditor, with entries, empty and full">
        <List names={["Bronze", "Silver", "Gold"]} entries_max={10} noun="package" />
        <List names={[]} entries_max={10} noun="service" />
        <List names={["The only one"]} entries_max={1} noun="stage" />
      </Specimen>
      <form aria-label="A form with a trap for robots">
        <Honeypot />
      </form>
    </Section>
  );
}

function OtherFields() {
  return (
    <Fields>
      <Field label="Select">
        <Select defaultValue="Limpopo">
          <option value="Gauteng">Gauteng</option>
          <option value="Limpopo">Limpopo</option>
        </Select>
      </Field>
      <Field label="Password">
        <PasswordInput autoComplete="current-password" defaultValue="secret" />
      </Field>
      <Field label="Price in rand">
        <Affix before="R">
          <Input inputMode="numeric" defaultValue="12500" />
        </Affix>
      </Field>
      <Field label="Deposit in per cent" error="A deposit is at most 100 %.">
        <Affix after="%">
          <Input inputMode="numeric" defaultValue="120" />
        </Affix>
      </Field>
      <Field label="Description" wide>
        <Textarea maxLength={60} defaultValue="Fewer than fifty characters are left here." />
      </Field>
      <Field label="Description at fault" error="Please write something." wide>
        <Textarea />
      </Field>
      <SearchField label="Search" placeholder="Search by name" />
    </Fields>
  );
}

function Entries() {
  const [values, setValues] = useState(["English", "isiZulu"]);
  return (
    <Field label="Languages" help="At most three.">
      <EntriesInput
        name="languages"
        values={values}
        onChange={setValues}
        entry_length_max={20}
        entries_max={3}
        suggestions={["Afrikaans", "Sesotho"]}
      />
    </Field>
  );
}

function List({ names, ...rest }: { names: readonly string[]; entries_max: number; noun: string }) {
  const [entries, setEntries] = useState(names.map((name) => ({ id: name, name })));
  return <ListEditor {...rest} entries={entries} onChange={setEntries} entry_length_max={60} placeholder="Its name" />;
}
