// The service worker: shows push messages while the page is closed.

import { listenForPushes, type PushScope } from "../notices/push-handler";

listenForPushes(self as unknown as PushScope);
