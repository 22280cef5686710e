import { o as PageTitle } from "../entry-prerender.js";
import { jsx } from "react/jsx-runtime";
// src/features/auth/reset-password-page.tsx
/** Takes its shape next; the route and the frame around it stand. */
function ResetPasswordPage() {
	return /* @__PURE__ */ jsx("div", {
		className: "wrap page",
		children: /* @__PURE__ */ jsx(PageTitle, { children: "A new password" })
	});
}
export { ResetPasswordPage };
