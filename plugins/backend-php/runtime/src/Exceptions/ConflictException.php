<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** The server answered with the status 409. */
class ConflictException extends ApiException {}
