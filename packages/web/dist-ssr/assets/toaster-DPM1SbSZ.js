import { l as Button, p as waitingToasts } from "../entry-prerender.js";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Check, CircleAlert } from "lucide-react";
import { Toaster as Toaster$1, toast } from "sonner";
// src/ui/toaster.tsx
var duration = 3e3;
var mobileOffset = {
	bottom: "calc(84px + env(safe-area-inset-bottom))",
	left: 16,
	right: 16
};
/** The lazy half of the toasts: sonner's timing, stacking and live region around our own card. */
function Toaster({ waiting }) {
	useEffect(() => {
		if (waiting.length > 0) for (const toast of waitingToasts.take()) present(toast);
	}, [waiting]);
	return /* @__PURE__ */ jsx(Toaster$1, {
		className: "toaster",
		position: "bottom-left",
		offset: 24,
		mobileOffset,
		visibleToasts: 2
	});
}
function present(toast$1) {
	toast.custom((id) => /* @__PURE__ */ jsx(ToastCard, {
		toast: toast$1,
		onClose: () => toast.dismiss(id)
	}), {
		id: toast$1.message,
		duration
	});
}
function ToastCard({ toast, onClose }) {
	const { message, tone = "done", action } = toast;
	return /* @__PURE__ */ jsxs("div", {
		className: "toast",
		children: [
			/* @__PURE__ */ jsx(tone === "error" ? CircleAlert : Check, {
				className: "icon",
				"aria-hidden": true
			}),
			message,
			action && /* @__PURE__ */ jsx(Button, {
				variant: "plain",
				size: "small",
				onClick: () => {
					action.onPress();
					onClose();
				},
				children: action.label
			})
		]
	});
}
export { Toaster };
