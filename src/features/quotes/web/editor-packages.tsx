import Plus from "lucide/dist/esm/icons/plus.mjs";
import { href } from "react-router";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { formatRand } from "../../../contract/format.ts";
import { readMyProfileCall } from "../../../contract/providers/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/form/chips.tsx";
import { FieldGroup } from "../../../ui/form/field.tsx";
import { Link } from "../../../ui/link.tsx";
import { newLineItem, type LineItemValues } from "./editor-values.ts";
import { packageToLineItem, pricedPackages } from "./priced-packages.ts";
import text from "../../../ui/text.module.css";

interface PackagesProps {
  /** The draft's terms: deposit and cancellation. */
  terms: string;
  guests: number | null;
  isFull: boolean;
  onAdd: (item: LineItemValues) => void;
}

const failed = "We could not load your packages. Please check your connection and try again.";

/** Rule [quotes-17]. */
export function EditorPackages({ terms, guests, isFull, onAdd }: PackagesProps) {
  const { value: profile, error } = useFetched(readMyProfileCall, { as: "provider", failed });
  if (profile === null) return error !== null && <p className={text.fine}>{error}</p>;
  const packages = pricedPackages(profile);
  if (packages.length === 0)
    return (
      <p className={text.fine}>
        Packages with a price <Link to={`${href("/dashboard")}#pricing`}>on your profile</Link> can be added here.
      </p>
    );
  return (
    <FieldGroup wide legend="Add from your packages" help={`With your terms: ${terms}.`}>
      <Chips>
        {packages.map((each) => (
          <Button
            key={`${each.name}, ${each.price}`}
            small
            variant="outline"
            icon={Plus}
            disabled={isFull}
            onClick={() => onAdd(newLineItem(packageToLineItem(each, guests)))}
          >
            {each.name}, {formatRand(each.price)}
            {each.unit && ` per ${each.unit}`}
          </Button>
        ))}
      </Chips>
    </FieldGroup>
  );
}
