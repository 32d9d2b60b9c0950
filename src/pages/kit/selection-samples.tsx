import { useState } from "react";
import { Check } from "../../ui/form/check.tsx";
import { ChoiceChip, Chips, FilterChip } from "../../ui/form/chips.tsx";
import { FieldGroup } from "../../ui/form/field.tsx";
import { Segments, Tiers } from "../../ui/form/segments.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Specimen } from "./specimen.tsx";

const segments = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "never", label: "Never", disabled: true },
];
const tiers = ["$", "$$", "$$$"].map((value) => ({ value, label: value, hint: "a hint", disabled: value === "$$$" }));

export function SelectionSamples() {
  const [isOn, setOn] = useState(true);
  return (
    <Section title="Choices">
      <Specimen name="Check, checkbox and radio">
        <FieldGroup legend="Amenities" help="Choose what you have.">
          <Check tally={12}>Parking</Check>
          <Check defaultChecked>Music until midnight</Check>
          <Check disabled>Fireworks</Check>
        </FieldGroup>
        <FieldGroup legend="Deposit" error="Please choose one.">
          <Check type="radio" name="kit-deposit" value="percent">
            A part of the price
          </Check>
          <Check type="radio" name="kit-deposit" value="fixed" defaultChecked>
            A fixed sum
          </Check>
        </FieldGroup>
      </Specimen>
      <Specimen name="Chips: ChoiceChip, FilterChip">
        <Chips role="group" aria-label="Services">
          <ChoiceChip name="kit-service" value="photos">
            Photos
          </ChoiceChip>
          <ChoiceChip name="kit-service" value="video" defaultChecked>
            Video
          </ChoiceChip>
          <ChoiceChip name="kit-service" value="drone" disabled>
            Drone
          </ChoiceChip>
        </Chips>
        <Chips>
          <FilterChip to="#top">Gauteng</FilterChip>
        </Chips>
      </Specimen>
      <Specimen name="Segments, Tiers, Switch">
        <FieldGroup legend="How often">
          <Segments name="kit-often" options={segments} defaultValue="week" />
        </FieldGroup>
        <FieldGroup legend="Price range">
          <Tiers name="kit-tiers" options={tiers} defaultValues={["$$"]} />
          <Tiers name="kit-tiers-compact" options={tiers} compact />
        </FieldGroup>
        <Switch checked={isOn} onChange={() => setOn(!isOn)}>
          A switch
        </Switch>
        <Switch disabled>A switch that can’t be used</Switch>
      </Specimen>
    </Section>
  );
}
