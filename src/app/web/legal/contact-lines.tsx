import { Link } from "../../../ui/link.tsx";
import { useSiteData } from "../site-data.ts";

/** How to reach the people who run the site, as the settings say. */
export function ContactLines() {
  const data = useSiteData();
  if (!data) return null;
  const {
    phone,
    settings: { contact_email },
  } = data;
  return (
    <ul>
      {contact_email && (
        <li>
          Email <Link to={`mailto:${contact_email}`}>{contact_email}</Link>
        </li>
      )}
      {phone && (
        <li>
          Telephone <Link to={phone.href}>{phone.text}</Link>
        </li>
      )}
    </ul>
  );
}
