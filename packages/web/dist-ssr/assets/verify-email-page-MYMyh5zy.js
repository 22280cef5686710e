import { o as PageTitle } from "../entry-prerender.js";
import { jsx } from "react/jsx-runtime";
// src/features/auth/verify-email-page.tsx
/** Takes its shape next; the route and the frame around it stand. */
function VerifyEmailPage() {
	return /* @__PURE__ */ jsx("div", {
		className: "wrap page",
		children: /* @__PURE__ */ jsx(PageTitle, { children: "Your e-mail address" })
	});
}
export { VerifyEmailPage };
