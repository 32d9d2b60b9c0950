import { href } from "react-router";
import { Link } from "../../ui/link.tsx";
import { useSiteData } from "../frame/site-data.ts";
import { ContactDetails } from "./contact-lines.tsx";

/** From the settings [admin-44]. */
export function OperatorDetails() {
  const { operator = [], email, phone } = useSiteData() ?? {};
  return (
    <>
      {operator.length > 0 && (
        <ul>
          {operator.map(({ term, text }) => (
            <li key={term}>
              {term}: {text}
            </li>
          ))}
        </ul>
      )}
      <p>
        You reach us by the form on the <Link to={href("/complaints")}>complaints page</Link>
        {email || phone ? ", and here:" : "."}
      </p>
      <ContactDetails />
    </>
  );
}
