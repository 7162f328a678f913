<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** The server did not answer in time. */
final class TimeoutException extends ConnectionException {}
