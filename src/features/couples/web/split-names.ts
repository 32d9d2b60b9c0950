/** What people write between two names. */
const between = /\s*[&+/]\s*|\s+(?:and|en)\s+/i;

/** Both partners out of one line, as enquiries have it; whatever is not two names is the first partner's. */
export function splitNames(couple_name: string): { partner1_name: string; partner2_name: string } {
  const parts = couple_name.trim().split(between);
  const [first = "", second = ""] = parts;
  const isPair = parts.length === 2 && first !== "" && second !== "";
  return isPair
    ? { partner1_name: first, partner2_name: second }
    : { partner1_name: couple_name.trim(), partner2_name: "" };
}
