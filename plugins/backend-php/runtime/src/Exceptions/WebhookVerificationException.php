<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** A delivery of a webhook is not from the API, or not as it was sent. */
final class WebhookVerificationException extends BrandException {}
