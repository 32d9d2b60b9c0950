import { useId, type ComponentProps } from "react";
import { Input } from "../../../ui/form/input.tsx";
import { PlaceOptions } from "./place-options.tsx";

interface PlaceInputProps
  extends
    ComponentProps<"input">,
    Pick<ComponentProps<typeof PlaceOptions>, "onProvince" | "onNamed" | "showsMatch" | "match"> {
  /** Suggests `Town, Province` instead of the town alone. */
  withProvince?: boolean;
  /** Changes when code sets the value: suggestions are fetched again. */
  filled?: number;
}

/** Free text with suggestions, inside a Field [places-3]. */
export function PlaceInput({
  withProvince = false,
  showsMatch = false,
  match = null,
  onProvince,
  onNamed,
  filled,
  ...rest
}: PlaceInputProps) {
  const id = useId();
  return (
    <>
      <Input autoComplete="address-level2" {...rest} list={id} />
      <PlaceOptions
        key={filled}
        id={id}
        withProvince={withProvince}
        showsMatch={showsMatch}
        match={match}
        hasNote
        onProvince={onProvince}
        onNamed={onNamed}
      />
    </>
  );
}
