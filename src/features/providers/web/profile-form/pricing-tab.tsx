import { priceTiers } from "../../../../contract/choices.ts";
import { formatNumber } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import { isOffered, offeredName } from "../../../../contract/providers/enquiry-chips.ts";
import { priceTierNames } from "../../../../contract/providers/price-labels.ts";
import { readPackage } from "../../../../contract/providers/split-price.ts";
import { Check } from "../../../../ui/form/check.tsx";
import { ChoiceChip, Chips } from "../../../../ui/form/chips.tsx";
import { EntriesInput } from "../../../../ui/form/entries-input.tsx";
import { FieldGroup, Field, Fields } from "../../../../ui/form/field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { ListEditor } from "../../../../ui/form/list-editor.tsx";
import { Tiers } from "../../../../ui/form/segments.tsx";
import { DepositFields } from "./fields/deposit-fields.tsx";
import { blockedTiers, toggledTier } from "./fields/price-tiers.ts";
import { AreaField, FlagField, ListField, TextField } from "./fields/typed-fields.tsx";
import { profileFields } from "./profile-fields.ts";
import { useField } from "./use-field.ts";
import text from "../../../../ui/text.module.css";

const usualPayments = ["EFT", "Card", "Cash", "SnapScan", "Zapper", "PayShap", "Instalments"] as const;

export function PricingTab() {
  return (
    <>
      <FormSection
        title="Typical wedding price"
        lead="What most couples pay you. It is the price on your card, and couples filter by it."
      >
        <TypicalPackageField />
        <Fields>
          <TextField name="typical_price" mark="(recommended)" help="Without it your card says “Price on request”." />
          <TextField
            name="typical_price_for"
            mark="(recommended)"
            maxLength={limits.list_entry_length_max}
            placeholder="Full day, 9 hours, two photographers"
          />
        </Fields>
      </FormSection>
      <FormSection title="Price range" lead="Choose one price level, or neighbouring levels.">
        <TiersField />
        <Fields>
          <TextField name="price_from" mark="(optional)" help="Your smallest package." />
          <TextField name="price_to" mark="(optional)" help="Your largest." />
        </Fields>
      </FormSection>
      <FormSection title="Deposit and payment" lead="Couples see this under Pricing and Payment.">
        <DepositFields />
        <PaymentField />
      </FormSection>
      <FormSection title="Packages and services">
        <PackagesField />
        <OfferedField />
        <ListField
          name="services_offered"
          mark="(recommended)"
          placeholder="Full-day coverage"
          help="Everything you do, in a few words each. Press Enter or a comma after each."
        />
      </FormSection>
      <FormSection title="Booking" lead="Couples see this under Booking Information.">
        <FlagField name="offers_consultation" help="A chat before they book" />
        <ConsultationFee />
        <Fields>
          <TextField name="booking_lead_time" wide placeholder="6 to 12 months before the day" />
          <AreaField
            name="cancellation_policy"
            rows={4}
            maxLength={limits.description_length_max}
            help="What happens to the deposit, and how late a date can be moved."
          />
        </Fields>
      </FormSection>
    </>
  );
}

function TypicalPackageField() {
  const { value: packages } = useField("customFields");
  const price = useField("typical_price");
  const includes = useField("typical_price_for");
  const priced = packages.flatMap(({ id, name }) => {
    const read = readPackage(name);
    return read && !read.isRate ? [{ id, includes: read.name, price: formatNumber(read.price) }] : [];
  });
  if (priced.length === 0) return null;
  return (
    <FieldGroup legend="From your packages" help="Choose the one that most couples book, or enter a price below.">
      <Chips>
        {priced.map((each) => (
          <ChoiceChip
            key={each.id}
            type="radio"
            name="typical_package"
            checked={price.value === each.price && includes.value === each.includes}
            onChange={() => {
              price.change(each.price);
              includes.change(each.includes);
            }}
          >
            {`${each.includes}, R\u00a0${each.price}`}
          </ChoiceChip>
        ))}
      </Chips>
    </FieldGroup>
  );
}

function TiersField() {
  const { value, change, error } = useField("price_range");
  const blocked = blockedTiers(value);
  const help = blocked.length > 0 ? "To choose a greyed-out level, first choose the levels in between." : undefined;
  return (
    <div data-field="price_range">
      <FieldGroup legend={profileFields.price_range.label} mark="(recommended)" help={help} error={error}>
        <Tiers
          name="price_range"
          options={priceTiers.map((tier) => ({
            value: tier,
            label: tier,
            hint: priceTierNames[tier],
            disabled: blocked.includes(tier),
          }))}
          values={value}
          onToggle={(toggled) => {
            const tier = priceTiers.find((each) => each === toggled);
            if (tier) change(toggledTier(value, tier));
          }}
        />
      </FieldGroup>
    </div>
  );
}

function PaymentField() {
  const { value, change, error } = useField("payment_methods");
  const isUsual = (method: string) => usualPayments.some((usual) => usual.toLowerCase() === method.toLowerCase());
  const isChosen = (usual: string) => value.some((method) => method.toLowerCase() === usual.toLowerCase());
  const customMethods = value.filter((method) => !isUsual(method));
  return (
    <div className={text.stack3}>
      <FieldGroup legend={profileFields.payment_methods.label} error={error}>
        <Chips>
          {usualPayments.map((usual) => (
            <ChoiceChip
              key={usual}
              value={usual}
              checked={isChosen(usual)}
              onChange={(event) =>
                change(
                  event.target.checked
                    ? [...value, usual]
                    : value.filter((method) => method.toLowerCase() !== usual.toLowerCase()),
                )
              }
            >
              {usual}
            </ChoiceChip>
          ))}
        </Chips>
      </FieldGroup>
      <Field label="Other ways to pay">
        <EntriesInput
          name="payment_methods"
          values={customMethods}
          onChange={(others) => change([...value.filter(isUsual), ...others])}
          entry_length_max={limits.list_entry_length_max}
          entries_max={limits.list_entries_max}
        />
      </Field>
    </div>
  );
}

function PackagesField() {
  const { value, change, error } = useField("customFields");
  return (
    <div data-field="customFields">
      <FieldGroup
        legend={profileFields.customFields.label}
        help="Drag them, or use the arrows, into the order that couples should see. A price may follow the name."
        error={error}
      >
        <ListEditor
          entries={value}
          onChange={change}
          noun="package"
          entry_length_max={limits.list_entry_length_max}
          entries_max={limits.custom_fields_max}
          placeholder="Full-day package, R 18 500"
        />
      </FieldGroup>
    </div>
  );
}

/** Services that the enquiry form offers, by a word in their name [enquiries-4]. */
function OfferedField() {
  const { value, change } = useField("customFields");
  const named = value.filter(({ name }) => name.trim() !== "");
  if (named.length === 0) return null;
  return (
    <FieldGroup legend="Offer in enquiry form" help="Couples can tick these when they write to you.">
      {named.map(({ id, name }) => (
        <Check
          key={id}
          checked={isOffered(name)}
          onChange={({ target: { checked } }) =>
            change(value.map((each) => (each.id === id ? { ...each, name: offeredName(name, checked) } : each)))
          }
        >
          {name}
        </Check>
      ))}
    </FieldGroup>
  );
}

function ConsultationFee() {
  const { value } = useField("offers_consultation");
  if (!value) return null;
  return (
    <Fields>
      <TextField name="consultation_fee" help="Leave it empty if it’s free." />
    </Fields>
  );
}
