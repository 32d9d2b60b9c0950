import { useSiteData } from "../frame/site-data.ts";

/** Section 77 of the ECT Act. */
export function TakeDown() {
  const { email, operator = [] } = useSiteData() ?? {};
  const address = operator.find(({ term }) => term === "Address for legal documents")?.text;
  return (
    <>
      <h2>Take-down notices</h2>
      <p>
        If something on this site infringes a right of yours, such as a picture that is yours, send a notice under
        section 77 of the Electronic Communications and Transactions Act 25 of 2002: with the form above (choose
        Take-down notice){email && <>, by email to {email}</>}
        {address && <>, or on paper to {address}</>}. It holds
      </p>
      <ul>
        <li>your full name, address, phone number and email address, and your signature, which the form replaces;</li>
        <li>which right is infringed, and by what: the address of the page, and which part of it;</li>
        <li>what you want us to do;</li>
        <li>that it is made in good faith and that what it says is true, to your knowledge.</li>
      </ul>
      <p>Whoever knowingly says something false in a notice is liable for the damage (section 77(2)).</p>
    </>
  );
}
